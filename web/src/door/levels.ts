/** The computer's, from gentle to strong. */
export const levels: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The last of them with the network of its game, where there is one: what hints and analyses think with, and a level
 * that can be played against.
 */
export const fullStrength = 9;
