// The plain board, and every board with forced colours: outlines only, no texture, no shade that carries meaning.

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").Layout} layout
 * @param {import("./palette.js").Palette} palette
 */
export function paintFlat(context, layout, palette) {
  const { board, holes, cloths } = layout;
  context.fillStyle = palette.page;
  context.strokeStyle = palette.ink;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(board.x + 1, board.y + 1, board.width - 2, board.height - 2, layout.rim * 0.4);
  context.fill();
  context.stroke();
  context.lineWidth = 1.5;
  for (const { x, y, radius } of holes) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.stroke();
  }
  for (const { cloth } of cloths) {
    context.fillRect(cloth.x, cloth.y, cloth.width, cloth.height);
    context.strokeRect(cloth.x + 1, cloth.y + 1, cloth.width - 2, cloth.height - 2);
  }
}
