/** The figures as people read them. */

import type { Contender } from './contenders.ts';
import type { Figures } from './figures.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

export function tableOf(contenders: readonly Contender[], figures: Figures): string {
  const { machine, plan, speeds, kernelToBoardgameIo, kernelToBare, cloneMicroseconds } = figures;
  const rows = contenders.map(({ id, name }) => {
    const speed = speeds[id];
    if (speed === undefined) throw new Error(`${id} was not measured`);
    const [slowest, fastest] = speed.range;
    return [
      name,
      whole(speed.gamesPerSecond),
      whole(speed.decisionsPerSecond),
      `${whole(slowest)} – ${whole(fastest)}`,
    ];
  });
  return [
    `${machine.cpu} · Node ${machine.node} · ${machine.platform} · one core`,
    `random games, median of ${plan.rounds} rounds of ${plan.seconds} s each`,
    '',
    ...align([['', 'games/s', 'decisions/s', 'games/s, worst – best round'], ...rows]),
    '',
    `kernel : boardgame.io, same games   ${kernelToBoardgameIo.toFixed(1)} ×`,
    `kernel : bare loop, same games      ${(kernelToBare * 100).toFixed(0)} %`,
    `one clone of a LinkaVel state       ${cloneMicroseconds.toFixed(2)} µs`,
  ].join('\n');
}

/** The first column to the left, numbers to the right. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
      .trimEnd(),
  );
}
