/** Aspect ratio of the gallery's stage, width over height; `gallery.css` has the same. */
export const stageShape = 3 / 2
