/** What a carved figure stands on, in the units of its drawing, where its foot is at 0, 40. */
export interface Pedestal {
  /** The face that it stands on, and the edge below. */
  readonly top: string;
  readonly side: string;
}

/** Shapes that tell apart without colour who stands there. */
export const pedestals = {
  round: {
    top: 'M-28.1 40A28.1 10.4 0 0 1 28.1 40A28.1 10.4 0 0 1 -28.1 40Z',
    side: 'M-28.1 40V45.9A28.1 10.4 0 0 0 28.1 45.9V40A28.1 10.4 0 0 1 -28.1 40Z',
  },
  square: {
    top: 'M-23.7 32.6H23.7L28.9 47.4H-28.9Z',
    side: 'M-28.9 47.4H28.9V54.1H-28.9Z',
  },
  lozenge: {
    top: 'M0 28.2L34 40L0 51.8L-34 40Z',
    side: 'M-34 40L0 51.8L34 40V45.9L0 57.8L-34 45.9Z',
  },
  hexagon: {
    top: 'M-16.3 31.1H16.3L31.1 40L16.3 48.9H-16.3L-31.1 40Z',
    side: 'M-31.1 40L-16.3 48.9H16.3L31.1 40V45.9L16.3 54.8H-16.3L-31.1 45.9Z',
  },
  wedge: {
    top: 'M-29.6 33.3H29.6L8.9 50.4H-8.9Z',
    side: 'M-29.6 33.3L-8.9 50.4H8.9L29.6 33.3V39.3L8.9 56.3H-8.9L-29.6 39.3Z',
  },
  cross: {
    top: 'M-13.3 30.4H13.3L15.5 36.3H28.1L31.8 43.7H17.8L20 50.4H-20L-17.8 43.7H-31.8L-28.1 36.3H-15.5Z',
    side: 'M-31.8 43.7H-17.8L-20 50.4H20L17.8 43.7H31.8V49.6H18.5L20 56.3H-20L-18.5 49.6H-31.8Z',
  },
  star: {
    top: 'M0 28.2L6.7 32.2L17 30.4L19.2 36.3L30.3 40L20.7 44.4L18.5 50.4L7.4 48.5L0 52.6L-7.4 48.5L-18.5 50.4L-20.7 44.4L-30.3 40L-19.2 36.3L-17 30.4L-6.7 32.2Z',
    side: 'M-30.3 40L-20.7 44.4L-18.5 50.4L-7.4 48.5L0 52.6L7.4 48.5L18.5 50.4L20.7 44.4L30.3 40V45.2L20.7 49.6L18.5 55.5L7.4 53.7L0 57.8L-7.4 53.7L-18.5 55.5L-20.7 49.6L-30.3 45.2Z',
  },
  foil: {
    top: 'M-28.1 40C-34 34.1 -23.7 28.9 -17 33.3C-14.1 25.9 14.1 25.9 17 33.3C23.7 28.9 34 34.1 28.1 40C34 45.9 23.7 51.1 17 46.7C14.1 54.1 -14.1 54.1 -17 46.7C-23.7 51.1 -34 45.9 -28.1 40Z',
    side: 'M-30.3 42.2C-28.1 48.9 -21.5 49.6 -17 46.7C-14.1 54.1 14.1 54.1 17 46.7C21.5 49.6 28.1 48.9 30.3 42.2V47.4C29.6 53.3 21.5 54.8 17 51.8C14.1 58.5 -14.1 58.5 -17 51.8C-21.5 54.8 -29.6 53.3 -30.3 47.4Z',
  },
} as const satisfies Readonly<Record<string, Pedestal>>;
