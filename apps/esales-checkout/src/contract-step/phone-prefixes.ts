/** Luxembourg and its neighbours, and Portugal, where most of its residents come from (spec row I2). */
export const phonePrefixes = ['+352', '+33', '+32', '+49', '+351'];
