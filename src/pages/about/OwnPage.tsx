/** A page that the operator has written looks like those that come with the shop. */
export { Component } from './TextPage.tsx';
