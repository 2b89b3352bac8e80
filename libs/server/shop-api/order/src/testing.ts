export { orderTimeline } from './present-order';
export { closedStates, nextState } from './transitions';
