/**
 * Keys of refusals that people see, so that the pages can say them in the reader's language. The English message beside
 * them is for programs and their authors. A refusal by the rules of a game has the id of the rule instead.
 */
export const KEYS: readonly (readonly [message: RegExp, key: string])[] = [
  [/^rated matches need an account/, 'needs-account'],
  [/^(tokens need|an address needs) an account/, 'needs-account'],
  [/^seats of rated matches/, 'quick-match'],
  [/^programs play no rated matches/, 'no-programs'],
  [/^(the match at this table has begun|the match has begun)/, 'begun'],
  [/^both seats are taken/, 'seats-taken'],
  [/^you have a seat at this table already/, 'already-seated'],
  [/^you have no seat at this table/, 'no-seat'],
  [/^you are at \d+ tables/, 'too-many-tables'],
  [/^studies on the server need an account/, 'studies-need-account'],
  [/^a study on the server has at most/, 'study-too-large'],
  [/^you have \d+ studies that run/, 'too-many-studies'],
  [/^you have \d+ games of studies left/, 'no-games-left'],
  [/^there is no such study/, 'no-study'],
  [/^you have \d+ decks/, 'too-many-decks'],
  [/^you have \d+ tokens/, 'too-many-tokens'],
  [/^there is no table/, 'no-table'],
  [/^you have no such deck/, 'no-deck'],
  [/^this match is not over/, 'not-over'],
  [/^the password is wrong/, 'wrong-password'],
  [/^the name \S+ is taken/, 'name-taken'],
  [/^sign in first/, 'not-signed-in'],
  [/^confirm must be the name/, 'wrong-confirmation'],
  [/^this account has a password already/, 'has-password'],
  [/^you have no such token/, 'no-token'],
  [/^this deck has \d+ cards/, 'deck-too-large'],
  [/^name: /, 'bad-name'],
  [/^email: /, 'bad-address'],
  [/^this link is/, 'old-link'],
  [/^another account has this address/, 'address-taken'],
  [/^rated matches are played one by one/, 'rated-single'],
  [/^the database is unavailable/, 'unavailable'],
  [/^(too many|wait)/i, 'too-many'],
];

export const keyOf = (message: string): { readonly key?: string } => {
  const key = KEYS.find(([known]) => known.test(message))?.[1];
  return key === undefined ? {} : { key };
};
