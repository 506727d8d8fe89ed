/** Aspect ratio of the gallery's stage, width over height; `gallery.css` has the same. */
export const STAGE_ASPECT_RATIO = 3 / 2
