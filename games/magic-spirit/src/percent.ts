/** Every percentage of the rules is rounded down, step by step. */
export const percent = (value: number, rate: number): number => Math.floor((value * rate) / 100);
