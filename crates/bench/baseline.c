/* The plain way to play both games: an array of holes and a loop over seeds. What the rules crate is measured against.
 *
 *   cc -O3 -o baseline baseline.c
 *   ./baseline GAME PLAYOUTS SEED
 *
 * Prints one line of JSON with the same fields as `guli bench playouts`. Games, sowings and checksum must be equal. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { QUIET_LIMIT = 100 };

static uint64_t state;
static uint64_t sowings, laps;
static uint32_t checksum;

static uint32_t below(uint32_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((state >> 32) * limit) >> 32);
}

static void finish(const int *bank) {
    checksum = checksum * 31 + (uint32_t)(bank[0] * 73 + bank[1]);
}

/* The holes of a row that hold seeds; holes are counted along the sowing order. */
static int filled(const uint8_t *board, int row, int columns, int *holes) {
    int count = 0;
    for (int hole = row * columns; hole < (row + 1) * columns; hole++)
        if (board[hole]) holes[count++] = hole;
    return count;
}

static void ali_guli_mane(void) {
    enum { COLUMNS = 7, HOLES = 14 };
    uint8_t board[HOLES], before[HOLES];
    int bank[2] = {0, 0}, mover = 0, bonus = 0, quiet = 0;
    memset(board, 5, HOLES);
    for (;;) {
        int choices[COLUMNS], count = quiet < QUIET_LIMIT ? filled(board, mover, COLUMNS, choices) : 0, sown = 0;
        while (count && !sown) {
            int choice = (int)below((uint32_t)count), from = choices[choice], hole = from, lap = 0, endless = 0;
            memcpy(before, board, HOLES);
            for (;;) {
                int hand = board[hole];
                board[hole] = 0;
                lap++;
                while (hand--) {
                    if (++hole == HOLES) hole = 0;
                    board[hole]++;
                }
                if (++hole == HOLES) hole = 0;
                if (!board[hole]) break;
                if (hole == from && !memcmp(board, before, HOLES)) {
                    endless = 1;
                    break;
                }
            }
            if (endless) {
                count--;
                memmove(choices + choice, choices + choice + 1, sizeof *choices * (size_t)(count - choice));
                continue;
            }
            sown = 1;
            laps += (uint64_t)lap;
            sowings++;
            int beyond = hole + 1 == HOLES ? 0 : hole + 1, facing = HOLES - 1 - beyond;
            int captured = board[beyond] + board[facing], left = 0;
            board[beyond] = board[facing] = 0;
            bank[mover] += captured;
            for (int own = mover * COLUMNS; own < (mover + 1) * COLUMNS; own++) left |= board[own];
            quiet = captured || bonus ? 0 : quiet + 1;
            bonus = captured && !bonus && left;
            if (!bonus) mover ^= 1;
        }
        if (sown) continue;
        if (!bonus) break;
        /* Every relay is endless: the bonus is lost. */
        bonus = 0;
        mover ^= 1;
    }
    finish(bank);
}

static void mangala(void) {
    enum { COLUMNS = 6, HOLES = 12 };
    uint8_t board[HOLES];
    int bank[2] = {0, 0}, mover = 0, quiet = 0, left = 72;
    memset(board, 6, HOLES);
    while (left && quiet < QUIET_LIMIT) {
        int choices[COLUMNS], count = filled(board, mover, COLUMNS, choices);
        quiet++;
        if (count) {
            int hole = choices[below((uint32_t)count)], hand = board[hole];
            board[hole] = 0;
            while (hand--) {
                if (++hole == HOLES) hole = 0;
                board[hole]++;
            }
            laps++;
            sowings++;
            while (board[hole] == 2 || board[hole] == 4 || board[hole] == 6) {
                bank[mover] += board[hole];
                left -= board[hole];
                board[hole] = 0;
                quiet = 0;
                if (--hole < 0) hole = HOLES - 1;
            }
        }
        mover ^= 1;
    }
    finish(bank);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
    if (count != 4) {
        fprintf(stderr, "usage: baseline ali-guli-mane|mangala PLAYOUTS SEED\n");
        return 2;
    }
    void (*playout)(void) = strcmp(arguments[1], "mangala") ? ali_guli_mane : mangala;
    long playouts = atol(arguments[2]);
    state = strtoull(arguments[3], NULL, 10);
    double start = seconds();
    for (long played = 0; played < playouts; played++) playout();
    printf("{\"playouts\":%ld,\"sowings\":%llu,\"laps\":%llu,\"checksum\":%u,\"seconds\":%.6f}\n", playouts,
           (unsigned long long)sowings, (unsigned long long)laps, checksum, seconds() - start);
    return 0;
}
