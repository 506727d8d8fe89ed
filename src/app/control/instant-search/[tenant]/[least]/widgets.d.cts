export * from 'react-instantsearch'
