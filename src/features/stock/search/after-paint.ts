/** Runs `then` once, behind the next frame that is painted; after a tenth of a second where none is. */
export const afterPaint = (then: () => void): void => {
  let waits = true
  const run = (): void => {
    if (waits) then()
    waits = false
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, 100)
}
