<?php

declare( strict_types=1 );

namespace Svc\ModernData\Data;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Feature;
use Svc\ModernData\AbilityCategories;

/** Lets assistants read facts about the site. */
final class DataFeature implements Feature, OffersAbilities {

	public function routes(): array {
		return array();
	}

	public function abilities(): array {
		$data     = new DataOperations();
		$category = AbilityCategories::DATA;
		return array(
			new Ability( 'svc-data/get-site-info', $category, __( 'Read site details', 'svc' ), __( 'Choose it to learn whose site this is, or which time zone dates mean.', 'svc' ), $data->info( ... ), summary: __( 'Reads the name, address, language and time zone of this site.', 'svc' ) ),
			new Ability( 'svc-data/get-my-account', $category, __( 'Read the user’s account', 'svc' ), __( 'Choose it to learn who is asking and what they may do. Their own profile is found by `user_id`.', 'svc' ), $data->account( ... ), summary: __( 'Reads the name, e-mail address and permissions of the user whom the assistant acts for.', 'svc' ) ),
			new Ability( 'svc-data/list-post-types', $category, __( 'List content types', 'svc' ), __( 'Choose it before filtering content by type, or drafting anything but a post.', 'svc' ), $data->post_types( ... ), summary: __( 'Lists the types of content, such as posts and pages, and how many of each are published.', 'svc' ) ),
			new Ability( 'svc-data/list-taxonomies', $category, __( 'List ways of sorting content', 'svc' ), __( 'Choose it before svc-data/list-terms.', 'svc' ), $data->taxonomies( ... ), summary: __( 'Lists the ways in which content is sorted, such as categories and tags.', 'svc' ) ),
			new Ability( 'svc-data/list-terms', $category, __( 'List categories and tags', 'svc' ), __( 'Choose it to learn the ID of a category or tag, which svc-content/find-posts takes as `term`.', 'svc' ), $data->terms( ... ), summary: __( 'Lists the categories, tags or other terms that content can have.', 'svc' ) ),
		);
	}
}
