/** The lessons of each course. A test counts them. */
export const LESSONS = 8;
