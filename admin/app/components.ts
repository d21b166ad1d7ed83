import { modernData } from '../modern-data';
import type { Component } from '../shared/component';
import { users } from '../users';

/** The components of the plugin that have screens or settings. */
export const components: readonly Component[] = [ users, modernData ];
