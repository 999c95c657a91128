/** The red lattice of a deck that has been shuffled for years. */
export const Back = () => <div className="od-back" />;
