/// A linear congruential generator: far from the best chance there is, and three lines in any language.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The sequence that begins with this state.
    #[must_use]
    pub const fn new(state: u64) -> Self {
        Self(state)
    }

    /// A number below `limit`, from the upper half of the state, by multiplication instead of division.
    #[inline]
    pub const fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * limit as u64) >> 32) as u32
    }
}
