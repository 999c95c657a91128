/** Where a link leads others: the page's own address, unless that means every computer itself. */
import type { AddressList } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { ask } from './api.ts';

/** The likeliest first; none where nobody else can open anything here. */
type Origins = readonly string[];

/** Names by which a computer calls itself. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);

/** Null until the server has said by which addresses it is reached, and where it has nothing to do with a link. */
export function useSharedOrigins(ofServer = true): Origins | null {
  const own = ofServer && !isLoopback(location.hostname);
  const [origins, setOrigins] = useState<Origins | null>(() => (own ? [location.origin] : null));
  useEffect(() => {
    if (own || !ofServer) return;
    let late = false;
    ask<AddressList>('/api/addresses').then(
      ({ addresses }) => late || setOrigins(addresses),
      (error) => {
        console.warn(error);
        if (!late) setOrigins([]);
      },
    );
    return () => {
      late = true;
    };
  }, [own, ofServer]);
  return origins;
}
