const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const fetched = async (url: string): Promise<ImageBitmap> => {
  const image = new Image()
  image.fetchPriority = 'low'
  image.src = url
  await image.decode()
  // A bitmap stays decoded: an image may have to be decoded again in the middle of a turn.
  return createImageBitmap(image)
}

/** Milliseconds until a frame that did not come is asked for once more: the image route says 2 s when it is busy. */
const again = 2000

/** A frame ready to be drawn; undefined where it came neither the first nor the second time. */
export const loadFrame = async (url: string): Promise<ImageBitmap | undefined> => {
  try {
    return await fetched(url)
  } catch {
    await pause(again)
    return fetched(url).catch(() => undefined)
  }
}
