/** Never shown: only the panel refuses pages, and has its own. Without this one Next puts its own into every page's data. */
const Forbidden = () => null

export default Forbidden
