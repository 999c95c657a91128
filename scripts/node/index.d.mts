import type { ChildProcess } from 'node:child_process';

export function runsOnNewNode(root: string): boolean;
export function onEnd(end: (signal: NodeJS.Signals) => void): void;
export function follow(child: ChildProcess): void;
export function npm(...args: readonly string[]): void;
