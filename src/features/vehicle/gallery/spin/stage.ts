/** Aspect ratio of the gallery's stage, width over height, unless the window is low; `gallery.css` has the same. */
export const STAGE_ASPECT_RATIO = 3 / 2
