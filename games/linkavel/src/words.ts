import type { Words } from '@taisen/kernel';

/** Prompts, options, events and zones, keyed `prompt.main1`, `option.summon`, `event.drawn`, `zone.hand`. */
export const words: Record<string, Words> = {};
