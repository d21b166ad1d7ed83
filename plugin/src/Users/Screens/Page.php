<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

/** A page of the dashboard; its value is the slug in the address. */
enum Page: string {
	case People     = 'svc-people';
	case Add        = 'svc-people-add';
	case Chart      = 'svc-people-chart';
	case Import     = 'svc-people-import';
	case Deliveries = 'svc-people-deliveries';
	case Settings   = 'svc-people-settings';
	case Me         = 'svc-people-me';

	public function title(): string {
		return match ( $this ) {
			self::People     => __( 'People', 'svc' ),
			self::Add        => __( 'Add person', 'svc' ),
			self::Chart      => __( 'Organization', 'svc' ),
			self::Import     => __( 'Import people', 'svc' ),
			self::Deliveries => __( 'Deliveries', 'svc' ),
			self::Settings   => __( 'People settings', 'svc' ),
			self::Me         => __( 'My profile', 'svc' ),
		};
	}

	public function menu_title(): string {
		return match ( $this ) {
			self::People   => __( 'All people', 'svc' ),
			self::Import   => __( 'Import', 'svc' ),
			self::Settings => __( 'Settings', 'svc' ),
			default        => $this->title(),
		};
	}

	/** The script chunk of this page. It is loaded with the page, so that the first paint needs no further request. */
	public function chunk(): string {
		return match ( $this ) {
			self::People     => isset( $_GET['person'] ) || isset( $_GET['user'] ) ? 'person' : self::list_chunk(), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- which script comes first.
			self::Add        => 'add',
			self::Chart      => 'chart',
			self::Import     => 'import',
			self::Deliveries => self::list_chunk(),
			self::Settings   => 'settings',
			self::Me         => 'me',
		};
	}

	/** WordPress before 7.1 lacks scripts that DataViews depends on. */
	private static function list_chunk(): string {
		return wp_script_is( 'wp-theme', 'registered' ) ? 'people' : 'people-older';
	}
}
