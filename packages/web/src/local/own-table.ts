import { NO_CLOCK } from '@taisen/table';

/** What holds for every table that no server runs: nobody else sees it, nothing is at stake, and time does not count. */
export const OWN_TABLE = { clock: NO_CLOCK, rated: false, private: true, commitment: null } as const;
