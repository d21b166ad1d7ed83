<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Storage\ProfileStore;

/** Photos of people who have no right to the media library. */
final class PhotoFeature implements Feature {

	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $store,
		private readonly ProfilePolicy $policy,
	) {}

	public function register(): void {
		( new PhotoPosts() )->register();
		( new PhotoFollower( $this->uploads( ... ), $this->owners() ) )->register();
		( new PhotoExporter( $this->owners() ) )->register();
	}

	public function routes(): array {
		return array(
			Route::post( '/photos', fn () => ( new PhotoOperations( $this->uploads(), $this->policy ) )->upload() ),
		);
	}

	public function uploads(): PhotoUploads {
		return new PhotoUploads( $this->store, $this->owners(), new PhotoPosts(), new Picture() );
	}

	public function owners(): PhotoOwners {
		return new PhotoOwners( $this->database );
	}
}
