/** Event ids of the history report and of printing (ANL-01). */
export const pageEvents = { historyReport: 60, print: 61 } as const

/** Dispatches an event on the document, where analytics listens: nothing here waits for it or depends on it. */
export const sendPageEvent = (id: number, vehicleId: string): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, car_id: vehicleId } }))
}
