/** Never shown: nothing here answers 401 with a page. Without this one Next puts its own into every page's data. */
const Unauthorized = () => null

export default Unauthorized
