<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\ListCounts;
use WP_Sitemaps_Provider;

/** The pages of public people in WordPress's sitemap: /wp-sitemap-people-1.xml. */
final class PeopleSitemap extends WP_Sitemaps_Provider {

	/** @param Closure(): PageAddresses $addresses WordPress asks for all sitemaps with every request, but for their contents rarely. */
	public function __construct(
		private readonly Closure $addresses,
		private readonly Database $database,
	) {
		$this->name        = 'people';
		$this->object_type = 'person';
	}

	/**
	 * @param int    $page_num
	 * @param string $object_subtype
	 * @return list<array{loc: string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ): array {
		return array_map( static fn ( string $url ): array => array( 'loc' => $url ), array_values( ( $this->addresses )()->page( max( 1, (int) $page_num ), wp_sitemaps_get_max_urls( $this->object_type ) ) ) );
	}

	/** @param string $object_subtype */
	public function get_max_num_pages( $object_subtype = '' ): int {
		$roles = array_map( static fn ( Role $role ): string => $role->value, ( $this->addresses )()->roles() );
		return array() === $roles ? 0 : (int) ceil( array_sum( array_intersect_key( ( new ListCounts( $this->database ) )->kept(), array_flip( $roles ) ) ) / wp_sitemaps_get_max_urls( $this->object_type ) );
	}
}
