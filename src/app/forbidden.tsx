/**
 * Never rendered: only the panel refuses pages, with its own file. Without this one Next adds its default to every
 * page.
 */
const Forbidden = () => null

export default Forbidden
