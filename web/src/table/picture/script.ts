/** Longer games skip moves evenly: more would neither be watched nor fit into a message. */
const mostFrames = 120;

/** A frame of a film, and for how many milliseconds it is seen. */
export interface Shot {
  index: number;
  delay: number;
}

/** Which of so many frames a film shows, from the first to the last, and how long; ends are looked at longer. */
export function scriptOf(length: number): readonly Shot[] {
  const count = Math.min(length, mostFrames);
  const usual = count > 60 ? 400 : 700;
  return Array.from({ length: count }, (_, place) => {
    const index = count === 1 ? length - 1 : Math.round((place * (length - 1)) / (count - 1));
    if (place === count - 1) return { index, delay: 4000 };
    return { index, delay: place === 0 ? 1200 : usual };
  });
}
