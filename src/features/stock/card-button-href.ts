/** Path of each button (VDP-09): the vehicle's own page, a page below it, or a form with the vehicle's id. */
const targets = {
  details: (car: string) => car,
  enquire: (_: string, id: string) => `/contact?car_id=${id}`,
  test_drive: (_: string, id: string) => `/book-test-drive?car_id=${id}`,
  reserve: (car: string) => `${car}/checkout`,
  buy_online: (car: string) => `${car}/buy-online`,
  similar: (_: string, id: string) => `/contact?car_id=${id}&subject=similar`,
} as const

/** Kind of a card's button. */
export type ButtonKey = keyof typeof targets

/** Returns the address of a card's button; `vehiclePath` is the path of the vehicle's own page. */
export const cardButtonHref = (key: ButtonKey, car: string, id: string): string => targets[key](car, id)
