/**
 * Generates the files that pages load from `public/`: the themes' fonts, a logo for each make, one file with all body
 * types, one with all icons, and the map of Australia. Drawings are separate files so that pages do not carry their
 * paths twice, in the HTML and in the data for React.
 */
import { generateFonts } from './public-files/fonts.mjs'
import { generateBlockThumbnails } from './public-files/block-thumbnails.mjs'
import { generateLogos } from './public-files/logos.mjs'
import { generateMap } from './public-files/map.mjs'

generateMap()
await Promise.all([generateFonts(), generateLogos()])
generateBlockThumbnails()
