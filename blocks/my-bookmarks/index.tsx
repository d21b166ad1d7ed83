import { registerBlockType } from '@wordpress/blocks';
import { bookmark } from '../bookmark-button/icons';
import metadata from './block.json';
import { Edit } from './edit';
import { variations } from './variations';
import './style.scss';

registerBlockType( metadata.name, {
	...metadata,
	icon: bookmark,
	edit: Edit,
	variations,
	save: () => null,
} as never );
