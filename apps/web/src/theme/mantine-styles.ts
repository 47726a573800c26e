/**
 * The style sheets of the Mantine components in use, one by one (the whole sheet is three times as large), in Mantine's
 * cascade layer: our own CSS modules always win. `mantine-styles.test.ts` fails when a component in use is missing here.
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './mantine-overrides.css';
