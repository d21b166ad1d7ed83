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
			new Ability( 'svc-data/get-site-info', $category, __( 'Get site info', 'svc' ), __( 'Choose it to learn whose site this is, or which time zone dates mean.', 'svc' ), $data->info( ... ) ),
			new Ability( 'svc-data/get-my-account', $category, __( 'Get my account', 'svc' ), __( 'Choose it to learn who is asking and what they may do. Their own profile is found by `user_id`.', 'svc' ), $data->account( ... ) ),
			new Ability( 'svc-data/list-post-types', $category, __( 'List types of content', 'svc' ), __( 'Choose it before filtering content by type, or drafting anything but a post.', 'svc' ), $data->post_types( ... ) ),
			new Ability( 'svc-data/list-taxonomies', $category, __( 'List taxonomies', 'svc' ), __( 'Choose it before svc-data/list-terms.', 'svc' ), $data->taxonomies( ... ) ),
			new Ability( 'svc-data/list-terms', $category, __( 'List terms', 'svc' ), __( 'Choose it to learn the ID of a category or tag, which svc-content/find-posts takes as `term`.', 'svc' ), $data->terms( ... ) ),
		);
	}
}
