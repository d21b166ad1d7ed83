<?php

declare( strict_types=1 );

namespace Svc\ModernData\Data;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The operations on site data, for members. */
final class DataOperations {

	public function info(): Operation {
		return new Operation(
			'get-site-info',
			__( 'Name, address, language and time zone of this site.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => self::record(
				array(
					'site_id'      => ( new Whole( 1 ) )->describe( __( 'ID in the network', 'svc' ) ),
					'name'         => ( new Text( 1000 ) )->describe( __( 'Name', 'svc' ) ),
					'description'  => ( new Text( 1000 ) )->describe( __( 'Tagline', 'svc' ) ),
					'url'          => ( new Text( 2000 ) )->describe( __( 'Address', 'svc' ) ),
					'language'     => ( new Text( 50 ) )->describe( __( 'Language, such as en-US', 'svc' ) ),
					'timezone'     => ( new Text( 100 ) )->describe( __( 'Time zone or offset from UTC', 'svc' ) ),
					'is_network'   => ( new Flag() )->describe( __( 'Whether it is one of several sites', 'svc' ) ),
					'network_name' => ( new Text( 1000 ) )->describe( __( 'Name of the network; empty for a single site', 'svc' ) ),
				)
			),
			self::is_member( ... ),
			static fn (): Reply => Reply::one( SiteData::info() ),
		);
	}

	public function account(): Operation {
		return new Operation(
			'get-my-account',
			__( 'The caller\'s own account: name, e-mail, WordPress roles, and what they may do here.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => self::record(
				array(
					'user_id'           => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
					'login'             => ( new Text( 60 ) )->describe( __( 'User name', 'svc' ) ),
					'name'              => ( new Text( 250 ) )->describe( __( 'Name', 'svc' ) ),
					'email'             => ( new Text( 254 ) )->describe( __( 'E-mail of the account', 'svc' ) ),
					'roles'             => ( new ListOf( new Text( 100 ) ) )->describe( __( 'WordPress roles on this site', 'svc' ) ),
					'may_view_intranet' => ( new Flag() )->describe( __( 'Whether directory and org chart are open to them', 'svc' ) ),
					'may_manage'        => ( new Flag() )->describe( __( 'Whether they manage profiles and settings', 'svc' ) ),
					'may_write'         => ( new Flag() )->describe( __( 'Whether they may draft some type of content', 'svc' ) ),
				)
			),
			self::is_member( ... ),
			static fn ( Call $call ): Reply => Reply::one( SiteData::account( $call->caller ) ),
		);
	}

	public function post_types(): Operation {
		return new Operation(
			'list-post-types',
			__( 'The types of content of this site, such as posts and pages, and how many are published of each.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => self::listing(
				array(
					'slug'            => ( new Text( 20 ) )->describe( __( 'Slug, as other abilities take it', 'svc' ) ),
					'name'            => ( new Text( 250 ) )->describe( __( 'Name', 'svc' ) ),
					'description'     => ( new Text( 1000 ) )->describe( __( 'What it is for', 'svc' ) ),
					'is_hierarchical' => ( new Flag() )->describe( __( 'Whether one may be below another', 'svc' ) ),
					'published'       => ( new Whole( 0 ) )->describe( __( 'How many are published', 'svc' ) ),
					'may_create'      => ( new Flag() )->describe( __( 'Whether the caller may draft one', 'svc' ) ),
				)
			),
			self::is_member( ... ),
			static fn ( Call $call ): Reply => Reply::page( SiteData::post_types( $call->caller ) ),
		);
	}

	public function taxonomies(): Operation {
		return new Operation(
			'list-taxonomies',
			__( 'The ways in which content of this site is filed, such as categories and tags.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => self::listing(
				array(
					'slug'            => ( new Text( 32 ) )->describe( __( 'Slug, as other abilities take it', 'svc' ) ),
					'name'            => ( new Text( 250 ) )->describe( __( 'Name', 'svc' ) ),
					'is_hierarchical' => ( new Flag() )->describe( __( 'Whether one term may be below another', 'svc' ) ),
					'types'           => ( new ListOf( new Text( 20 ) ) )->describe( __( 'Types of content filed by it', 'svc' ) ),
				)
			),
			self::is_member( ... ),
			static fn (): Reply => Reply::page( SiteData::taxonomies() ),
		);
	}

	public function terms(): Operation {
		return new Operation(
			'list-terms',
			__( 'The terms of one taxonomy, such as all categories.', 'svc' ),
			Effect::Read,
			new Record(
				array(
					'taxonomy' => ( new Text( 32, 1 ) )->describe( __( 'Slug, from svc-data/list-taxonomies', 'svc' ) ),
					'search'   => ( new Text( 100 ) )->describe( __( 'Part of the name', 'svc' ) ),
				) + Listing::query( array() )->members,
				array( 'taxonomy' )
			),
			static fn (): Record => self::listing(
				array(
					'id'     => ( new Whole( 1 ) )->describe( __( 'Term ID', 'svc' ) ),
					'name'   => ( new Text( 200 ) )->describe( __( 'Name', 'svc' ) ),
					'slug'   => ( new Text( 200 ) )->describe( __( 'Slug', 'svc' ) ),
					'parent' => ( new Whole( 1 ) )->nullable()->describe( __( 'The term above it', 'svc' ) ),
					'count'  => ( new Whole( 0 ) )->describe( __( 'How much is filed under it', 'svc' ) ),
				)
			),
			self::is_member( ... ),
			static fn ( Call $call ): Reply => Reply::page( SiteData::terms( $call->input ) ),
		);
	}

	private static function is_member( Caller $caller ): bool {
		return $caller->is_member();
	}

	/** @param array<string, Type> $members */
	private static function record( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}

	/** @param array<string, Type> $members */
	private static function listing( array $members ): Record {
		return Listing::envelope( self::record( $members ) );
	}
}
