/** `npm run campaign -- disk [20]`: the disk of the database is full again and again while people play. */
import { setTimeout as sleep } from 'node:timers/promises';
import { diceFrom } from '@taisen/kernel';
import { FaultTest } from './fault-test.ts';
import { bundle, unbundle } from './process.ts';
import { SmallDisk } from './small-disk.ts';
import { report, seedOf } from './totals.ts';

const FAULTS = Number(process.argv[2] ?? 20);
/** Megabytes: a new database needs about sixty. */
const SIZE = 400;
const FULL = 3000;

bundle();
const disk = new SmallDisk(SIZE);
try {
  let notReady = 0;
  const campaign = new FaultTest(disk.folder, undefined, async (test) => {
    disk.fill();
    await sleep(FULL);
    const status = await fetch(`${test.server?.url}/ready`).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) notReady++;
    disk.empty();
    await sleep(200);
    await test.untilReady();
  });
  const figures = await campaign.run(FAULTS, 20, diceFrom(seedOf('disk', FAULTS)));
  report('disk', { ...figures, notReady });
  if (figures.byClock > 0) throw new Error(`${figures.byClock} answers by the clock`);
} finally {
  disk.remove();
  unbundle();
}
