/** Every percentage of the rules is rounded down, at each step. */
export const percent = (value: number, rate: number): number => Math.floor((value * rate) / 100);
