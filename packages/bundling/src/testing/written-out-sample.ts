export const squares = [1, 2, 3].map((each) => each * each);
