/** Path of each button (VDP-09): the vehicle's own page, a page below it, or a form with the vehicle's id. */
const buttonPaths = {
  details: (vehiclePath: string) => vehiclePath,
  enquire: (_: string, id: string) => `/contact?car_id=${id}`,
  test_drive: (_: string, id: string) => `/book-test-drive?car_id=${id}`,
  reserve: (vehiclePath: string) => `${vehiclePath}/checkout`,
  /** The dealer's other address for reserving (`reserve_route`). */
  reserve_online: (vehiclePath: string) => `${vehiclePath}/buy-online`,
  buy_online: (vehiclePath: string) => `/checkout-journey?car_id=${vehiclePath.replace('/cars/', '')}`,
  similar: (_: string, id: string) => `/contact?car_id=${id}&subject=similar`,
} as const

/** Kind of a card's button. */
export type ButtonKey = keyof typeof buttonPaths

/** Returns the address of a card's button; `vehiclePath` is the path of the vehicle's own page. */
export const cardButtonHref = (key: ButtonKey, vehiclePath: string, id: string): string =>
  buttonPaths[key](vehiclePath, id)
