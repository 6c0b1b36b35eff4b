/** Chairs by their letters, as the sheets have them. */
export const SEATS = ["A", "B", "C", "D", "E", "F"] as const;
