/** V§9: what the calculator says of itself. Alone in its file: each vehicle's page loads it, the other words come when asked. */
export const deliveryReach = 'We deliver anywhere in Australia. The price is a guide only.'
