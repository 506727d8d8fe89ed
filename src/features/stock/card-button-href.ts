/** Each with the page it leads to (VDP-09): the car's own, one under it, or one that is told of the car. */
const targets = {
  details: (car: string) => car,
  enquire: (_: string, id: string) => `/contact?car_id=${id}`,
  test_drive: (_: string, id: string) => `/book-test-drive?car_id=${id}`,
  reserve: (car: string) => `${car}/checkout`,
  buy_online: (car: string) => `${car}/buy-online`,
  similar: (_: string, id: string) => `/contact?car_id=${id}&subject=similar`,
} as const

/** A way on that a card may have a button for. */
export type ButtonKey = keyof typeof targets

/** Where a button of a card leads; `car` is the address of the car's own page. */
export const cardButtonHref = (key: ButtonKey, car: string, id: string): string => targets[key](car, id)
