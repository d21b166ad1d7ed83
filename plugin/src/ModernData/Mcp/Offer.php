<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

/** The abilities that are offered as tools. Abilities of other plugins are not. */
final class Offer {

	/** Whether a tool is on by default: reading is on, but for customers' data, and so are changes that only concern the caller. */
	private const ON = array(
		'svc-intranet/find-colleague'      => true,
		'svc-intranet/search-directory'    => true,
		'svc-intranet/get-profile'         => true,
		'svc-intranet/get-org-chart'       => true,
		'svc-intranet/get-org-chart-branch' => true,
		'svc-intranet/get-direct-reports'  => true,
		'svc-intranet/get-reporting-chain' => true,
		'svc-intranet/list-departments'    => true,
		'svc-intranet/list-positions'      => true,
		'svc-users/list-profiles'          => true,
		'svc-users/get-profile'            => true,
		'svc-intranet/get-bookmarks'       => true,
		'svc-intranet/add-bookmark'        => true,
		'svc-intranet/remove-bookmark'     => true,
		'svc-intranet/list-collections'    => true,
		'svc-intranet/create-collection'   => true,
		'svc-data/get-site-info'           => true,
		'svc-data/get-my-account'          => true,
		'svc-data/list-post-types'         => true,
		'svc-data/list-taxonomies'         => true,
		'svc-data/list-terms'              => true,
		'svc-content/find-posts'           => true,
		'svc-content/get-post'             => true,
		'svc-blocks/list-block-types'      => true,
		'svc-blocks/validate-blocks'       => true,
		'svc-mortgage/calculate-payment'   => true,
		'svc-mortgage/get-amortization'    => true,
		'svc-mortgage/estimate-affordability' => true,
		'svc-mortgage/compare-refinance'   => true,
		'svc-mortgage/compare-loans'       => true,
		'svc-mortgage/calculate-apr'       => true,
		'svc-mortgage/get-rates'           => true,
		'svc-etb/list-templates'           => true,
		'svc-etb/get-template'             => true,
		'svc-etb/render-template'          => true,
		'svc-etb/list-merge-tags'          => true,
		'svc-etb/get-signature'            => true,
		'svc-leads/list-pages'             => true,
		'svc-leads/get-page-stats'         => true,
		'svc-intranet/update-profile'      => false,
		'svc-intranet/create-position'     => false,
		'svc-intranet/update-position'     => false,
		'svc-intranet/delete-position'     => false,
		'svc-users/create-profile'         => false,
		'svc-users/update-profile'         => false,
		'svc-users/delete-profile'         => false,
		'svc-users/restore-profile'        => false,
		'svc-content/create-post'          => false,
		'svc-content/update-post'          => false,
		'svc-content/trash-post'           => false,
		'svc-blocks/create-pattern'        => false,
		'svc-blocks/insert-blocks'         => false,
		'svc-mortgage/update-rates'        => false,
		'svc-etb/create-template'          => false,
		'svc-etb/update-template'          => false,
		'svc-etb/send-test'                => false,
		'svc-leads/create-page'            => false,
		'svc-leads/duplicate-page'         => false,
		'svc-leads/list-leads'             => false,
		'svc-leads/get-lead'               => false,
		'svc-leads/update-lead'            => false,
		'svc-leads/add-note'               => false,
	);

	/** @return list<string> */
	public static function abilities(): array {
		return array_keys( self::ON );
	}

	public static function has( string $ability ): bool {
		return isset( self::ON[ $ability ] );
	}

	public static function is_on_by_default( string $ability ): bool {
		return self::ON[ $ability ] ?? false;
	}

	/** The same naming as in other MCP servers for WordPress, so that clients can switch. */
	public static function tool_name( string $ability ): string {
		return str_replace( '/', '-', $ability );
	}

	/** Replaces ability names in descriptions by tool names. */
	public static function in_words_of_tools( string $text ): string {
		$names = self::abilities();
		return strtr( $text, (array) array_combine( $names, array_map( array( self::class, 'tool_name' ), $names ) ) );
	}
}
