import { NO_CLOCK } from '@taisen/table';

/** The properties of every table that runs on this device: private, unrated, without a clock. */
export const OWN_TABLE = { clock: NO_CLOCK, rated: false, private: true, commitment: null } as const;
