/** Prints the figures as tables. */

import type { Contender } from './contenders.ts';
import type { Figures } from './figures.ts';
import type { ServerFigures } from './server/run.ts';

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
      speed.undisturbed.part === 0
        ? '–'
        : `${whole(speed.undisturbed.gamesPerSecond)} (${whole(speed.undisturbed.part * 100)} %)`,
      whole(speed.decisionsPerSecond),
      `${whole(slowest)} – ${whole(fastest)}`,
    ];
  });
  return [
    `${machine.cpu} · Node ${machine.node} · ${machine.platform} · one core`,
    `random games, median of ${plan.rounds} rounds of ${plan.seconds} s each; undisturbed: median of the stretches of 10 ms`,
    '(and their share of all) in which a constant probe took hardly longer than at best',
    '',
    ...align([['', 'games/s', 'undisturbed', 'decisions/s', 'games/s, worst – best round'], ...rows]),
    '',
    `kernel : boardgame.io, same games   ${kernelToBoardgameIo.toFixed(1)} ×`,
    `kernel : bare loop, same games      ${(kernelToBare * 100).toFixed(0)} %`,
    `one clone of a LinkaVel state       ${cloneMicroseconds.toFixed(2)} µs`,
  ].join('\n');
}

export function serverTable(figures: readonly ServerFigures[], turns: number): string {
  const rows = figures.map(({ server, plan, decisionsPerSecond, p50, p99, memory, cpu, loadCpu }) => [
    `${server}, ${plan.tables} tables ${plan.pace === 0 ? 'at full speed' : `deciding every ${plan.pace} ms`}`,
    whole(decisionsPerSecond),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    `${cpu.toFixed(2)} ms`,
    `${loadCpu.toFixed(2)} ms`,
    `${whole(memory)} MB`,
  ]);
  const at = (server: string, fast: boolean) =>
    figures.find((row) => row.server === server && (row.plan.pace === 0) === fast) as ServerFigures;
  const faster = at('taisen', true).decisionsPerSecond / at('boardgame.io', true).decisionsPerSecond;
  const sooner = at('boardgame.io', false).p99 / at('taisen', false).p99;
  return [
    '',
    'servers, LinkaVel without effects over WebSocket, two programs a table in a second process;',
    'taisen stores every decision on disk before it answers, boardgame.io stores none;',
    'counting begins when as many games have ended as there are tables;',
    `the median of ${turns} turns each, one server after the other`,
    '',
    ...align([['', 'decisions/s', 'p50', 'p99', 'CPU a decision', 'of the load', 'memory'], ...rows]),
    '',
    `decisions a second, taisen : boardgame.io    ${faster.toFixed(1)} ×`,
    `p99 at a pace, boardgame.io : taisen         ${sooner.toFixed(1)} ×`,
  ].join('\n');
}

/** Aligns the first column left and numbers right. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
      .trimEnd(),
  );
}
