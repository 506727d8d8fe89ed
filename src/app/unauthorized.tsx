/** Never rendered: no page answers 401. Without this file Next adds its default page to the data of every page. */
const Unauthorized = () => null

export default Unauthorized
