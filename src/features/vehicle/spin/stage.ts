/** The stage that everything in the gallery stands on, width over height; `gallery.css` has the same. */
export const stageShape = 3 / 2
