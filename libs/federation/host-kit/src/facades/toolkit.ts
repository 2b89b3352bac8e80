export { combineSlices, configureStore, createAction, createSelector, createSlice } from '@reduxjs/toolkit';
