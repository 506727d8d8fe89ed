/** History report and print, as the analytics count them (V§7). */
export const pageEvents = { historyReport: 60, print: 61 } as const

/** Tells whoever counts: analytics listens on the document, so that nothing here waits for it or needs it. */
export const pageEvent = (id: number, carId: string): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, car_id: carId } }))
}
