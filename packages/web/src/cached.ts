/** Loads everything at most once. After a failed download the next call tries again. */
export function cached<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (key) => {
    let value = loading.get(key);
    if (value === undefined) {
      value = load(key);
      value.catch(() => loading.delete(key));
      loading.set(key, value);
    }
    return value;
  };
}
