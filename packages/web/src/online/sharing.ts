/** The origin of links for others: that of the page, unless it is a loopback address. */
import type { AddressList } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { ask } from './api.ts';

/** Best first; empty if no other device can connect. */
type Origins = readonly string[];

export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);

/** Null until the server has sent its addresses, and for links that are not to the server. */
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
